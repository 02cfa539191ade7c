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
const common = { testEnvironment: 'node', transform: { '^.+\\.tsx?$': swc }, setupFiles: ['reflect-metadata', '<rootDir>/tests/support/seed.ts'] };
const withDatabase = {
  ...common,
  setupFilesAfterEnv: ['<rootDir>/tests/support/patience.ts'],
  setupFiles: [...common.setupFiles, '<rootDir>/tests/support/threads.ts'],
  globalSetup: '<rootDir>/tests/support/global-setup.ts',
  globalTeardown: '<rootDir>/tests/support/global-teardown.ts',
};
module.exports = {
  testSequencer: '<rootDir>/tests/support/long-files-first.cjs',
  projects: [
    { ...common, displayName: 'domain', testMatch: ['<rootDir>/tests/{domain,architecture,client}/**/*.test.ts'] },
    {
      ...withDatabase,
      displayName: 'server',
      testMatch: ['<rootDir>/tests/{server,security,contract,reports,invariants}/**/*.test.ts'],
    },
    { ...withDatabase, displayName: 'e2e', testMatch: ['<rootDir>/tests/e2e/**/*.test.ts'] },
    { ...withDatabase, displayName: 'deep', testMatch: ['<rootDir>/tests/deep/**/*.test.ts'] },
  ],
};
