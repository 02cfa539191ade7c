const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', decorators: true, tsx: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
    },
    module: { type: 'commonjs' },
  },
];
const componentSwc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];
const runtime = '<rootDir>/tests/support/compile-once.cjs';
const common = { runtime, testEnvironment: 'node', transform: { '^.+\\.tsx?$': swc }, setupFiles: ['reflect-metadata', '<rootDir>/tests/support/seed.ts'] };
const withDatabase = {
  ...common,
  setupFilesAfterEnv: ['<rootDir>/tests/support/patience.ts'],
  setupFiles: [...common.setupFiles, '<rootDir>/tests/support/threads.ts'],
  globalSetup: '<rootDir>/tests/support/global-setup.ts',
  globalTeardown: '<rootDir>/tests/support/global-teardown.ts',
};
/** The client's pages in jsdom, without styles and icons. */
const inDom = {
  runtime,
  displayName: 'component',
  testMatch: ['<rootDir>/tests/component/**/*.test.tsx'],
  testEnvironment: 'jsdom',
  // jsdom's own condition, `browser`, leads to ES modules that jest cannot load.
  testEnvironmentOptions: { customExportConditions: ['node'] },
  transform: { '^.+\\.tsx?$': componentSwc },
  moduleNameMapper: {
    '^react/jsx-runtime$': '<rootDir>/node_modules/react/cjs/react-jsx-runtime.production.js',
    '\\.css$': '<rootDir>/tests/component/support/no-style.ts',
    '^@tabler/icons-react/': '<rootDir>/tests/component/support/no-icon.ts',
    '/device-database$': '<rootDir>/tests/component/support/device-database.ts',
  },
  setupFiles: ['<rootDir>/tests/support/seed.ts', '<rootDir>/tests/component/support/browser-parts.ts'],
  setupFilesAfterEnv: ['<rootDir>/tests/component/support/every-test.ts'],
};
module.exports = {
  testSequencer: '<rootDir>/tests/support/long-files-first.cjs',
  projects: [
    { ...common, displayName: 'domain', testMatch: ['<rootDir>/tests/{domain,architecture,client}/**/*.test.ts'] },
    inDom,
    {
      ...withDatabase,
      displayName: 'server',
      testMatch: ['<rootDir>/tests/{server,security,contract,reports,invariants}/**/*.test.ts'],
    },
    { ...withDatabase, displayName: 'e2e', testMatch: ['<rootDir>/tests/e2e/**/*.test.ts'] },
    { ...withDatabase, displayName: 'deep', testMatch: ['<rootDir>/tests/deep/**/*.test.ts'] },
  ],
};
