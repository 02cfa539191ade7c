const fs = require('node:fs');
const { transformSync } = require('@swc/core');
const { projects } = require('../../jest.config.cjs');

/** Worker threads do not run in jest, so this compiles TypeScript for them in the same way. */
const [, options] = projects[0].transform['^.+\\.tsx?$'];
require.extensions['.ts'] = (module, filename) => {
  const { code } = transformSync(fs.readFileSync(filename, 'utf8'), { ...options, filename, sourceMaps: 'inline' });
  module._compile(code, filename);
};
