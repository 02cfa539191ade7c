// Imported before the books by benches that write, so that each commit waits for the disk.
process.env.BENCH_FSYNC = 'on';
