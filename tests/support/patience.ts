// Many files start their own station, and two of them share the cores.
jest.setTimeout(20_000);
