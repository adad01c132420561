// Imports go downward only, also those of types, and nowhere in a circle (docs/architecture.md).

/** Folders and files from the top down. Those of one row do not import each other. */
const LAYERS = {
  site: [
    ['tests'],
    ['server'],
    ['app/entry.server.tsx', 'app/entry.client.tsx', 'app/root.tsx', 'app/routes.ts'],
    ['app/routes', 'app/styleguide'],
    ['app/features'],
    ['app/shell'],
    ['app/components'],
    ['app/cms'],
    ['app/pages.ts'],
    ['app/labels', 'app/texts', 'app/styles'],
    ['app/languages.ts'],
  ],
  cms: [
    ['tests'],
    ['src/index.ts', 'src/admin/app.tsx', 'config'],
    ['src/api', 'src/extensions', 'src/middlewares', 'src/unhandled.ts'],
    ['src/features', 'src/seed'],
    ['src/admin', 'src/feature.ts'],
    ['src/media', 'src/versions', 'src/website', 'src/entries', 'src/sample', 'src/submissions'],
    ['src/access', 'src/mail', 'src/views'],
    [
      'src/content/schools',
      'src/content/transparency',
      'src/content/addresses',
      'src/content/files',
    ],
    ['src/content/projects'],
    ['src/content/languages'],
    // The schemas of the content types and of their components are JSON.
    ['src/content', 'src/api/[^/]+/content-types', 'src/components'],
    ['src/platform'],
  ],
  scripts: [
    ['tests'],
    ['bootstrap.mjs'],
    ['commands'],
    [
      'backup',
      'settings',
      'texts',
      'admin-bundle.ts',
      'document-names.ts',
      'feature-sizes.ts',
      'feature-table.ts',
      'form-schemas.ts',
      'line-lengths.ts',
      'lock-files.ts',
      'rules.ts',
      'strapi-insides.ts',
      'take-out.ts',
      'unused-exports.ts',
    ],
    [
      'shared-lists.ts',
      'strapi-uses.ts',
      'build.ts',
      'browser.ts',
      'servers.ts',
      'cms-program.ts',
      'own-strapi.ts',
      'test-run.ts',
      'slow-suites.ts',
      'working-copy.ts',
    ],
    ['command.ts', 'options.ts', 'environment.ts', 'install.mjs', 'programs.ts', 'report.ts'],
    ['secrets.ts'],
    ['errors.mjs', 'repository.ts'],
  ],
};

/** The files of both programs that the scripts read, to compare them and for the languages. */
const READ_BY_SCRIPTS = [
  'site/app/languages.ts',
  'site/app/pages.ts',
  'site/app/cms/file.ts',
  'site/app/cms/submissions.ts',
  'site/app/features/forms/form-schema.ts',
  'site/app/features/forms/forms.ts',
  'site/app/texts/accounts.ts',
  'site/app/texts/placeholders.ts',
  'site/app/texts/schools/map-projects.ts',
  'site/server/this-machine.ts',
  'cms/src/content/languages/language-names.ts',
  'cms/src/content/files/offered-file.ts',
  'cms/src/content/placeholders.ts',
  'cms/src/content/transparency/amounts-and-kinds.ts',
  'cms/src/content/addresses/site-slugs.ts',
  'cms/src/content/projects/map-projects.ts',
];

/** With these the tests of the CMS compare what it does for the site. */
const READ_BY_TESTS_OF_CMS = [
  'site/app/languages.ts',
  'site/app/pages.ts',
  'site/app/texts/content/opportunity-pages.json',
  'site/app/texts/content/pages.json',
];

/** Journeys start both programs with the support of their tests, and know what the website shows. */
const READ_BY_JOURNEYS = [
  'cms/tests/support',
  'cms/src/sample/sample-stats.ts',
  'site/tests/support',
  'site/app/cms/fields.ts',
  'site/app/languages.ts',
  'site/app/texts',
];

/** What features of the site show of others: every form, and two parts of a page. */
const SHARED_BY_FEATURES = [
  'site/app/features/forms',
  'site/app/features/activities/activity-action.tsx',
  'site/app/features/transparency/registered-under.tsx',
];

/** Tests beside the code of the site, which import the support of tests. */
const UNIT_TESTS = '^site/(?:app|server)/.*\\.test\\.tsx?$';

/** JSON may lie outside the folders of LAYERS, and scripts may read that of both programs. */
const DATA = '\\.json$';

/** A pattern for these files and for all that is below these folders. */
const pathsOf = (names) => `^(?:${names.join('|').replaceAll('.', '\\.')})(?:/|$)`;

/** Nothing of a layer leads to its neighbours or to what is above. */
function layerRules(program) {
  const rows = LAYERS[program].map((row) => row.map((name) => `${program}/${name}`));
  return rows.flatMap((row, index) =>
    row.map((name) => {
      const higher = rows.slice(0, index).flat();
      const beside = row.filter((each) => each !== name);
      // A folder below that lies in one above, such as the schemas in `src/api`.
      const inHigher = rows
        .slice(index + 1)
        .flat()
        .filter((lower) => higher.some((each) => lower.startsWith(`${each}/`)));
      return {
        name: 'not-upward',
        severity: 'error',
        from: { path: pathsOf([name]), ...(higher.length > 0 && { pathNot: pathsOf(higher) }) },
        to: {
          path: pathsOf([...higher, ...beside]),
          ...(inHigher.length > 0 && { pathNot: pathsOf(inHigher) }),
        },
      };
    }),
  );
}

const allLayers = Object.entries(LAYERS).flatMap(([program, rows]) =>
  rows.flat().map((name) => `${program}/${name}`),
);

/** Files whose folder is not in LAYERS. */
const inNoLayer = {
  path: '^(?:site/(?:app|server)|cms/(?:src|config)|scripts)/',
  pathNot: [pathsOf(allLayers), DATA],
};

export default {
  forbidden: [
    { name: 'no-circle', severity: 'error', from: {}, to: { circular: true } },
    ...Object.keys(LAYERS).flatMap(layerRules),
    { name: 'in-no-layer', severity: 'error', from: inNoLayer, to: {} },
    { name: 'in-no-layer', severity: 'error', from: { ...inNoLayer, orphan: true }, to: {} },
    { name: 'in-no-layer', severity: 'error', from: {}, to: inNoLayer },
    {
      name: 'no-other-program',
      severity: 'error',
      from: { path: '^(site|cms|scripts)/', pathNot: '^[^/]+/tests/' },
      to: {
        path: '^(?:site|cms|scripts|journeys|bench|deploy|test-support)/',
        pathNot: ['^$1/', DATA, pathsOf(READ_BY_SCRIPTS)],
      },
    },
    {
      name: 'no-other-program-in-tests',
      comment: 'Tests of both programs together are journeys.',
      severity: 'error',
      from: { path: '^site/tests/' },
      to: { path: '^(?:cms|scripts|journeys|bench|deploy)/' },
    },
    {
      name: 'no-other-program-in-tests',
      severity: 'error',
      from: { path: '^cms/tests/' },
      to: {
        path: '^(?:site|scripts|journeys|bench|deploy)/',
        pathNot: pathsOf(READ_BY_TESTS_OF_CMS),
      },
    },
    {
      name: 'only-what-journeys-need',
      severity: 'error',
      from: { path: '^journeys/' },
      to: {
        path: '^(?:site|cms|scripts|bench|deploy)/',
        pathNot: pathsOf(READ_BY_JOURNEYS),
      },
    },
    {
      name: 'no-program-in-test-support',
      comment: 'The tests of all programs import it.',
      severity: 'error',
      from: { path: '^test-support/' },
      to: { path: '^(?:site|cms|scripts|journeys|bench|deploy)/' },
    },
    {
      name: 'no-data-of-the-other-program',
      severity: 'error',
      from: { path: '^(site|cms)/', pathNot: '^[^/]+/tests/' },
      to: { path: `^(?:site|cms)/.*${DATA}`, pathNot: '^$1/' },
    },
    {
      name: 'only-scripts-read-both-programs',
      severity: 'error',
      from: { path: '^(site|cms)/', pathNot: '^[^/]+/tests/' },
      to: { path: pathsOf(READ_BY_SCRIPTS), pathNot: '^$1/' },
    },
    {
      name: 'no-feature-in-another',
      comment: 'What two features need is below both.',
      severity: 'error',
      from: { path: '^cms/src/features/([^/]+)/' },
      to: { path: '^cms/src/features/', pathNot: '^cms/src/features/$1/' },
    },
    {
      name: 'no-feature-in-another-of-the-site',
      comment: 'What two features need is below both, or in SHARED_BY_FEATURES.',
      severity: 'error',
      from: { path: '^site/app/features/([^/]+)/' },
      to: {
        path: '^site/app/features/',
        pathNot: ['^site/app/features/$1/', pathsOf(SHARED_BY_FEATURES)],
      },
    },
    {
      name: 'no-client-in-what-is-drawn',
      comment:
        'Content is read by the getters of site/app/cms; a form alone is sent with the client.',
      severity: 'error',
      from: {
        path: '^site/app/(?:components|features|shell)/',
        pathNot: '^site/app/features/forms/submissions\\.server\\.ts$',
      },
      to: { path: '^site/app/cms/client\\.ts$' },
    },
    {
      name: 'features-by-their-door',
      severity: 'error',
      from: { path: '^cms/(?:src|config)/', pathNot: '^cms/src/features/' },
      to: {
        path: '^cms/src/features/',
        pathNot: '^cms/src/features/[^/]+/(?:server|admin)/index\\.ts$',
      },
    },
    {
      name: 'no-admin-in-the-server',
      severity: 'error',
      from: { path: '^cms/src/features/[^/]+/server/' },
      to: { path: '/admin/' },
    },
    {
      name: 'only-types-of-the-server-in-the-admin',
      comment:
        'Strapi and the database do not run in a browser. What both need is beside the two folders.',
      severity: 'error',
      from: { path: '^cms/src/features/[^/]+/(?:admin/|[^/]+$)' },
      to: {
        path: '^cms/src/features/[^/]+/server/',
        dependencyTypesNot: ['type-only'],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: ['node_modules/', UNIT_TESTS, '/build/', '/dist/', '/\\.react-router/'],
    },
    tsPreCompilationDeps: true,
    parser: 'tsc',
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
  },
};
