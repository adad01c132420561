import { expect, test } from 'vitest';
import { contentSecurityPolicy, takeNonce } from './content-security-policy.server.ts';
import { inlineCss } from './inline-css.server.ts';

const sheets: Readonly<Record<string, string>> = { '/a.css': 'a{}', '/b.css': "b{content:'$&'}" };

test('the style sheets of a page stand in one style element, in their order', () => {
  const { html, style } = inlineCss(
    '<head><link rel="stylesheet" href="/a.css"/><link rel="stylesheet" href="/b.css"/></head><p>',
    (href) => sheets[href],
  );
  expect(style).toMatch(/a\{\}b\{content:'\$&'\}$/);
  expect(html).toBe(
    `<head><link rel="stylesheet" href="/a.css" disabled=""/><link rel="stylesheet" href="/b.css" disabled=""/><style>${style}</style></head><p>`,
  );
});

test('the layers are named before any style sheet, in whatever order the sheets come', () => {
  const { style } = inlineCss('<link rel="stylesheet" href="/a.css"/></head>', () => 'a{}');
  expect(style).toMatch(/^[^{]*@layer tokens, base, classes, components, page, states;/);
});

test('a style sheet of a lazy component is not fetched again', () => {
  const { html } = inlineCss(
    '<link rel="stylesheet" href="/a.css#"/></head>',
    (href) => sheets[href],
  );
  expect(html).toContain(
    'href="/a.css" disabled=""/><link rel="stylesheet" href="/a.css#" disabled=""/>',
  );
});

test('a style sheet that cannot be read stays a link; no script is preloaded', () => {
  const { html, style } = inlineCss(
    '<head><link rel="modulepreload" href="/x.js"/><link rel="stylesheet" href="/no.css"/></head>',
    () => undefined,
  );
  expect(html).toBe('<head><link rel="stylesheet" href="/no.css"/></head>');
  expect(style).toBe('');
});

test('the policy allows the scripts of the framework, not what the page holds besides', () => {
  const page =
    '<script nonce="n1">own()</script><script>injected()</script><script async="" nonce="n1">more()</script>';
  const { html, scripts } = takeNonce(page, 'n1');
  expect(html).not.toContain('nonce');
  expect(scripts).toEqual(['own()', 'more()']);
  const policy = contentSecurityPolicy(scripts, '', 'https://{s}.tiles.example/{z}/{x}/{y}.png');
  expect(policy.match(/sha256-/g)).toHaveLength(2);
  expect(policy).toContain("img-src 'self' data: https://*.tiles.example;");
});
