// Imported before the books: whoever measures what writes has each commit wait for the disk.
process.env.BENCH_FSYNC = 'on';
