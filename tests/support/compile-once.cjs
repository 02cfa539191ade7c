const path = require('node:path');
const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** What this process has compiled: by the way in which a project transforms its files, then by file. */
const compiled = new Map();
const TESTS = path.join(__dirname, '..') + path.sep;

/**
 * Loads modules as jest does, each test file with its own, but compiles a file once per process, not once per test
 * file: the server and its packages are some 2,500 files, and to compile them took longer than most tests.
 * Files must not change while it runs: leave it out for `jest --watch`. It replaces parts of jest-runtime that are not
 * public: after an update of jest, look at its ModuleExecutor, TransformCache and JestGlobals.
 */
module.exports = class CompileOnce extends Runtime {
  constructor(config, ...rest) {
    super(config, ...rest);
    const way = JSON.stringify([config.transform, config.moduleNameMapper]);
    if (!compiled.has(way)) compiled.set(way, { transformed: new Map(), scripts: new Map() });
    const { transformed, scripts } = compiled.get(way);
    this.transformOnce(transformed);
    this.compileOnce(scripts);
    this.giveJestToTestsOnly();
  }

  transformOnce(transformed) {
    const cache = this.transformCache;
    const transform = cache.transform.bind(cache);
    cache.transform = (file, options) => {
      if (options !== undefined) return transform(file, options);
      const known = transformed.get(file);
      if (known === undefined) {
        const code = transform(file, options);
        transformed.set(file, cache.transforms.get(file));
        return code;
      }
      cache.transforms.set(file, known);
      if (known.sourceMapPath) cache.sourceMaps.set(file, known.sourceMapPath);
      return known.code;
    };
  }

  compileOnce(scripts) {
    const { executor } = this;
    const head = `(function (${executor.injectedModuleParameters.join(', ')}) {`;
    const compile = executor.compile.bind(executor);
    executor.compile = (source, file) => {
      const context = executor.environment.getVmContext();
      if (context == null) return null;
      const known = scripts.get(file);
      if (known?.source === source) return known.script.runInContext(context);
      let script;
      try {
        script = new Script(`${head}${source}\n})`, { filename: file, columnOffset: -head.length });
      } catch {
        return compile(source, file);
      }
      scripts.set(file, { source, script });
      return script.runInContext(context);
    };
  }

  giveJestToTestsOnly() {
    const { jestGlobals } = this;
    const jestObjectFor = jestGlobals.jestObjectFor.bind(jestGlobals);
    jestGlobals.jestObjectFor = (file) => (file.startsWith(TESTS) ? jestObjectFor(file) : undefined);
  }
};
