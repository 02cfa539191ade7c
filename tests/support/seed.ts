import fc from 'fast-check';

/**
 * Fixed, so that the result of a commit's tests depends on the commit alone. FORECOURT_SEED changes the random seed,
 * FORECOURT_RUNS the number of runs.
 */
fc.configureGlobal({ seed: Number(process.env.FORECOURT_SEED ?? 20_261_121) });
