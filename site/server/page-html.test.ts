import { expect, test } from 'vitest';
import { finishPage } from './page-html.ts';
import { pagePolicy, tileOriginOf } from './page-policy.ts';

const rendered =
  '<head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/>' +
  '<link rel="stylesheet" href="/assets/root.css"/></head><body><p>Hello</p>' +
  '<script>one()</script><script type="module" async="">import "/assets/a.js";</script></body>';
const root = { href: '/assets/root.css', css: 'p{color:red}' };
const styles = (href: string) => (href === root.href ? [root] : []);

test('style sheets stand in the page, and their links stay without being fetched', () => {
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

test('the style sheets of parts that come later stand in the page, each once', () => {
  const part = { href: '/assets/part.css', css: 'b{color:blue}' };
  const twice = rendered.replace(
    '</head>',
    '<link rel="stylesheet" href="/assets/part.css"/></head>',
  );
  const page = finishPage(twice, (href) => (href === root.href ? [root, part] : [part]));
  expect(page.match(/<style>b\{color:blue\}<\/style>/g)).toHaveLength(1);
  expect(page).toContain(
    '</style><link rel="stylesheet" href="/assets/part.css" disabled=""/></head>',
  );
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
  const policy = pagePolicy('<script type="application/ld+json">{}</script>', 'https://t.example');
  expect(policy).not.toContain('sha256');
});

test.each([
  ['https://tile.example.org/{z}/{x}/{y}.png', 'https://tile.example.org'],
  ['https://{s}.tile.example.org/{z}/{x}/{y}{r}.png', 'https://*.tile.example.org'],
  ['http://127.0.0.1:8080/{z}/{x}/{y}.png', 'http://127.0.0.1:8080'],
])('the tiles of %s come from %s', (template, origin) => {
  expect(tileOriginOf(template)).toBe(origin);
});
