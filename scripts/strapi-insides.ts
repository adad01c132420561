// Compares what the CMS uses of Strapi's insides with the sections of docs/strapi.md.
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './repository.ts';

/** What Strapi does not document: its services, registries and routes, the admin's elements, tags and texts. */
const INSIDES = [
  /\bservice\('(?:admin|plugin)::/,
  /\bplugin\('(?!email')/,
  /\bstrapi\.get\('/,
  /\bsessionManager\b/,
  /\beventHub\b/,
  /key-statistics/,
  /\bserver\.app\b/,
  /\bcontrollers\b/,
  /\bconfig\.set\(/,
  /Object\.assign\((?:db|trx)\b/,
  /(?<!@strapi)\/content-manager\//,
  /`\/upload\//,
  /\.(?:querySelector(?:All)?|closest|matches)\(/,
  /\bdispatchEvent\(|(?<!input\.current\?|link)\.click\(\)/,
  /STRAPI_/,
  /\[?'Document'/,
  /as unknown as/,
  /mutate-edit-view-layout/,
  /'components\.Input\./,
  /\[role="dialog"\]/,
  /\bhasPermissions'/,
  /'media-library'/,
  /\bunstable_/,
  /\binitialValues\b/,
  /\bstate\.route\b/,
  /\bstrapi\.store\b/,
  /\bserver\.routes\(/,
  /\babsoluteUrl\b/,
  /\brelated\??:/,
  /\bblocked\b/,
  /type !== 'publish'/,
];

/** What is pasted, and the editor's own elements: no part of Strapi's pages. */
const OWN_ELEMENTS = /^cms\/src\/features\/markdown\//;

const inDocument = readFileSync(path.join(ROOT, 'docs/strapi.md'), 'utf8');
const places = [...inDocument.matchAll(/`(cms\/[^`]+)`/g)].map(([, place = '']) => place);
const files = globSync('cms/{src,config}/**/*.{css,ts,tsx}', { cwd: ROOT }).filter(
  (file) => !OWN_ELEMENTS.test(file),
);
const using = files.filter((file) => {
  const code = readFileSync(path.join(ROOT, file), 'utf8');
  return INSIDES.some((inside) => inside.test(code));
});
const isIn = (place: string) => (file: string) =>
  file === place || (place.endsWith('/') && file.startsWith(place));
const problems = [
  ...using
    .filter((file) => !places.some((place) => isIn(place)(file)))
    .map(
      (file) =>
        `${file} uses what Strapi does not document: name it in a section of docs/strapi.md, or leave it out.`,
    ),
  ...places
    .filter((place) => !existsSync(path.join(ROOT, place)))
    .map((place) => `docs/strapi.md names ${place}, which is not there.`),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
