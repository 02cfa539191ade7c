/** A thread that is started with this process's options can load the TypeScript that jest compiles for the tests. */
process.execArgv = [...process.execArgv, '--require', require.resolve('./typescript-in-threads.cjs')];
