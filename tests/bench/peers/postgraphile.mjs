// PostGraphile 5 with its Amber preset over the same tables. PORT and DATABASE_URL.
import { createServer } from 'node:http';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { grafserv } from 'postgraphile/grafserv/node';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';

const preset = {
  extends: [PostGraphileAmberPreset],
  pgServices: [
    makePgService({
      connectionString: process.env.DATABASE_URL,
      schemas: ['public'],
      poolConfig: { max: 10 },
    }),
  ],
  grafserv: { graphqlPath: '/graphql', graphiql: false, websockets: false },
  grafast: { explain: false },
};
const serv = postgraphile(preset).createServ(grafserv);
const server = createServer();
await serv.addTo(server);
server.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready'));
