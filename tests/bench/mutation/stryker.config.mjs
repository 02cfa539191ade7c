import path from 'node:path';

export default {
  mutate: ['server/domain/**/*.ts', 'i18n/*.ts'],
  plugins: [path.join(import.meta.dirname, 'runner.mjs')],
  testRunner: 'domain',
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // What the domain tests need; node_modules is linked.
  ignorePatterns: [
    '**',
    '!/server/**',
    '!/i18n/**',
    '!/tests/**',
    '!/jest.config.cjs',
    '!/package.json',
    'node_modules',
  ],
  tempDirName: '.tmp/mutation',
  disableTypeChecks: false,
  tsconfigFile: 'none.json',
  incremental: true,
  incrementalFile: '.tmp/mutation.json',
  reporters: ['progress-append-only'],
  // On a busy machine a mutant must not count as killed because other programs had the processor.
  timeoutMS: 60_000,
};
