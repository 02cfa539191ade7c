// A station of its own is started for many files, and two of them at once take turns at the cores.
jest.setTimeout(20_000);
