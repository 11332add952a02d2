/** The import direction: web → domain ← server, features apart, words loaded in one place. */
module.exports = {
  forbidden: [
    {
      name: 'domain-is-pure',
      comment: 'Rules take values and return decisions: nothing of the server, the web or the content.',
      severity: 'error',
      from: { path: '^domain/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(server|web|content)/' },
    },
    {
      name: 'domain-and-engines-do-no-io',
      comment: 'No files, processes or network. The training and the tests read and write files.',
      severity: 'error',
      from: { path: '^(domain|engines)/', pathNot: '\\.test\\.ts$|/training/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'domain-and-engines-need-few-libraries',
      comment: 'The browser loads the domain. Validation, and the schedule of repetitions.',
      severity: 'error',
      from: { path: '^(domain|engines)/', pathNot: '\\.test\\.ts$|/training/' },
      to: { path: 'node_modules/', pathNot: 'node_modules/(zod|ts-fsrs)/' },
    },
    {
      name: 'engines-know-no-product',
      comment: 'Pure libraries: what they need of the product is handed in. What trains them may know it.',
      severity: 'error',
      from: { path: '^engines/', pathNot: '\\.test\\.ts$|/training/' },
      to: { path: '^(domain|server|web|content)/' },
    },
    {
      name: 'engines-stand-apart',
      comment:
        'Each engine can be read, trained and replaced alone; English and the model of texts are the toolbox of all.',
      severity: 'error',
      from: { path: '^engines/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^engines/',
        pathNot: ['^engines/($1|english|text-model)/', '^engines/reader/(reading|need)\\.ts$'],
      },
    },
    {
      name: 'engines-run-on-the-server',
      comment:
        'The browser and the rules it shares run none. The domain names the verdicts of the safety check and the reading of moves, and uses English.',
      severity: 'error',
      from: { path: '^(domain|web)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^engines/',
        pathNot: [
          '^engines/safety-check/safety-verdict\\.ts$',
          '^engines/moves/move-reading\\.ts$',
          '^engines/english/',
        ],
      },
    },
    {
      name: 'web-knows-no-server',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^server/' },
    },
    {
      name: 'server-knows-no-web',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^web/' },
    },
    {
      name: 'web-features-stand-apart',
      comment: 'Pages compose features; a feature that needs another one gets it passed in.',
      severity: 'error',
      from: { path: '^web/features/([^/]+)/' },
      to: { path: '^web/features/', pathNot: '^web/features/$1/' },
    },
    {
      name: 'web-features-know-no-pages',
      severity: 'error',
      from: { path: '^web/(features|ui|platform)/' },
      to: { path: '^web/pages/' },
    },
    {
      name: 'web-ui-knows-no-features',
      severity: 'error',
      from: { path: '^web/(ui|platform)/' },
      to: { path: '^web/features/' },
    },
    {
      name: 'server-features-by-their-index',
      comment: 'Tables are named across features where a foreign key or a schema needs them.',
      severity: 'error',
      from: { path: '^server/features/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/features/', pathNot: ['^server/features/$1/', '/index\\.ts$', '/tables\\.ts$'] },
    },
    {
      name: 'server-platform-knows-no-features',
      severity: 'error',
      from: { path: '^server/platform/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/features/', pathNot: '/tables\\.ts$' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Sees types as well; `scripts/import-rules.test.ts` plants what each rule forbids.
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
}
