/** Lets threads that are started with this process's options load the TypeScript that jest compiles for the tests. */
process.execArgv = [...process.execArgv, '--require', require.resolve('./typescript-in-threads.cjs')];
