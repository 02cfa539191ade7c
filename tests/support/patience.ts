import { endIdleDatabases } from './idle-databases';

// Many files start their own station, and several share the CPU cores.
jest.setTimeout(20_000);

afterAll(endIdleDatabases);
