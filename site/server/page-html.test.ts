import { expect, test } from 'vitest';
import { finishPage } from './page-html.ts';
import { pagePolicy, tileOriginOf } from './page-policy.ts';

const rendered =
  '<head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/>' +
  '<link rel="stylesheet" href="/assets/root.css"/></head><body><p>Hello</p>' +
  '<script>one()</script><script>window.__reactRouterContext = {"ssr":true};' +
  'window.__reactRouterContext.stream = new ReadableStream({});</script>' +
  '<script type="module" async="">import "/assets/a.js";</script>' +
  '<!--$--><script>window.__reactRouterContext.streamController.enqueue("[1,\\"\\u003c/script>\\"]\\n");</script>' +
  '<!--$--><script>window.__reactRouterContext.streamController.close();</script><!--/$--><!--/$--></body>';
const root = { href: '/assets/root.css', css: 'p{color:red}' };
const styles = (href: string) => (href === root.href ? [root] : []);

test('style sheets stand in the page, all in one element, and their links stay without being fetched', () => {
  const page = finishPage(rendered, styles);
  expect(page).toContain('<style>p{color:red}</style>');
  expect(page).toContain('<link rel="stylesheet" href="/assets/root.css" disabled=""/>');
});

test('a style sheet that a later part needs too stands in the page as well', () => {
  const page = finishPage(rendered.replace('root.css"', 'root.css#"'), styles);
  expect(page).toContain('<style>p{color:red}</style>');
  expect(page).toContain('<link rel="stylesheet" href="/assets/root.css#" disabled=""/>');
  expect(page).toContain('<link rel="stylesheet" href="/assets/root.css" disabled=""/>');
});

const part = { href: '/assets/part.css', css: '.part{color:blue}' };
const withPart = (href: string) => (href === root.href ? [root, part] : [part]);

test('the style sheets of parts that come later stand in the page, each once', () => {
  const shown = rendered.replace('<p>', '<p class="part">');
  const twice = shown.replace('</head>', '<link rel="stylesheet" href="/assets/part.css"/></head>');
  for (const html of [shown, twice]) {
    const page = finishPage(html, withPart);
    expect(page).toContain('<style>p{color:red}.part{color:blue}</style>');
    expect(page).toContain(
      '<link rel="stylesheet" href="/assets/root.css" disabled=""/>' +
        '<link rel="stylesheet" href="/assets/part.css" disabled=""/></head>',
    );
  }
});

test('the styles of a part that the page does not show are left to that part', () => {
  const page = finishPage(rendered, withPart);
  expect(page).toContain('<style>p{color:red}</style>');
  expect(page).not.toContain('part.css');
});

test('an unknown style sheet stays a link', () => {
  expect(finishPage(rendered, () => [])).toContain(
    '<link rel="stylesheet" href="/assets/root.css"/>',
  );
});

test('no module is asked for before the first paint', () => {
  const page = finishPage(rendered, styles);
  expect(page).not.toContain('modulepreload" href');
  expect(page).not.toContain('type="module"');
  expect(page).toContain(
    'data-modules="/assets/a.js /assets/b.js">import "/assets/a.js";</script>',
  );
});

test('what hands the page’s data to the modules is data until they are wanted', () => {
  const page = finishPage(rendered, styles);
  expect(page).toContain(
    '<script type="application/json" id="page-context">{"ssr":true}</script><script type="text/plain"',
  );
  expect(page).toContain(
    '<script type="application/json" id="page-data">[1,"\\u003c/script>"]\n</script><script>(function start',
  );
  expect(page).toMatch(/<\/script><\/body>$/);
  const running = [...page.matchAll(/<script>(.{9})/g)].map(([, code]) => code);
  expect(running).toEqual(['one()</sc', '(function']);
});

test('where the page was left is looked up by the starter, and only for who was here before', () => {
  const restore =
    '<script>((storageKey, restoreKey) => {\n\tscrollTo(0, 1);\n})("where", null)</script>';
  const page = finishPage(rendered.replace('<script>one()</script>', restore), styles);
  expect(page).not.toContain('restoreKey');
  expect(page).toContain(
    '<p>Hello</p><script type="text/plain"></script><script type="application/json" id="page-context">',
  );
  expect(page).toContain(' data-positions="where">import');
});

test('a page without scripts stays without', () => {
  const page = finishPage('<head></head><body><p>Legal</p></body>', styles);
  expect(page).not.toContain('<script');
});

test('the policy names every inline script and style by its hash, and nothing inline besides', () => {
  const page = finishPage(rendered, styles);
  const policy = pagePolicy(page, 'https://tile.example');
  // one(), the waiting module, the starter; one style
  expect(policy.match(/'sha256-/g)).toHaveLength(4);
  expect(policy).toMatch(/script-src 'self' 'sha256-[^;]*; style-src 'self' 'sha256-/);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(policy).toContain("img-src 'self' data: https://tile.example;");
});

test('data blocks are not scripts', () => {
  for (const type of ['application/ld+json', 'application/json']) {
    const policy = pagePolicy(`<script type="${type}">{}</script>`, 'https://t.example');
    expect(policy).not.toContain('sha256');
  }
});

test.each([
  ['https://tile.example.org/{z}/{x}/{y}.png', 'https://tile.example.org'],
  ['https://{s}.tile.example.org/{z}/{x}/{y}{r}.png', 'https://*.tile.example.org'],
  ['http://127.0.0.1:8080/{z}/{x}/{y}.png', 'http://127.0.0.1:8080'],
])('the tiles of %s come from %s', (template, origin) => {
  expect(tileOriginOf(template)).toBe(origin);
});
