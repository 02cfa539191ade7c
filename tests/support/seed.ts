import fc from 'fast-check';

/** What a commit's tests find depends on the commit alone; FORECOURT_SEED looks elsewhere, as does FORECOURT_RUNS farther. */
fc.configureGlobal({ seed: Number(process.env.FORECOURT_SEED ?? 20_261_121) });
