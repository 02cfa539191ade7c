// Mercurius with jit over prepared SQL, with loaders for relations as its documentation recommends. PORT and
// DATABASE_URL. With ASKS_WHO it looks up the user of the token and logs a line for each answer, as a station's server
// must.
import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import mercurius from 'mercurius';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const rowsOf = async (name, text, values) => (await pool.query({ name, text, values })).rows;

const SALE = `id, vehicle, slip_no AS "slipNo", litres::text, rate::text, amount::text, creditor_id AS "creditorId", product_id AS "productId"`;

const schema = `
  type Creditor { id: Int! firmName: String! }
  type Product { id: Int! name: String! }
  type Sale { id: Int! vehicle: String slipNo: String litres: String! rate: String! amount: String! creditor: Creditor! product: Product! }
  type Sold { product: String! litres: String! amount: String! }
  type Query { sales(shiftId: Int!, first: Int!): [Sale!]! sale(id: Int!): Sale sold(from: String!, to: String!): [Sold!]! }`;

const byKey = (name, text) => async (queries) => {
  const rows = await rowsOf(name, text, [queries.map(({ obj, key }) => obj[key])]);
  return new Map(rows.map((row) => [row.id, row]));
};
const creditors = byKey('creditors', 'SELECT id, firm_name AS "firmName" FROM creditor WHERE id = ANY ($1)');
const products = byKey('products', 'SELECT id, name FROM product WHERE id = ANY ($1)');
const loaderOf = (load, key) => async (queries) => {
  const found = await load(queries.map(({ obj }) => ({ obj, key })));
  return queries.map(({ obj }) => found.get(obj[key]));
};

const asksWho = Boolean(process.env.ASKS_WHO);
async function whoAsks({ headers }) {
  const token = headers.authorization?.replace('Bearer ', '') ?? '';
  const [user] = await rowsOf(
    'who',
    `SELECT u.id, u.is_admin FROM user_session s JOIN app_user u ON u.id = s.user_id
     WHERE s.token_hash = $1 AND u.enabled AND s.revoked_at IS NULL AND s.expires_at > now()`,
    [createHash('sha256').update(token).digest()],
  );
  if (!user) throw new Error('Log in');
  return { user };
}

const app = Fastify({ logger: asksWho });
app.register(mercurius, {
  schema,
  ...(asksWho && { context: whoAsks }),
  jit: 1,
  resolvers: {
    Query: {
      sales: (_, { shiftId, first }) =>
        rowsOf('sales', `SELECT ${SALE} FROM credit_sale WHERE shift_id = $1 ORDER BY id LIMIT $2`, [shiftId, first]),
      sale: async (_, { id }) => (await rowsOf('sale', `SELECT ${SALE} FROM credit_sale WHERE id = $1`, [id]))[0],
      sold: (_, { from, to }) =>
        rowsOf(
          'sold',
          `SELECT p.short_name AS product, SUM(c.litres)::text AS litres, SUM(c.amount)::text AS amount
           FROM shift s JOIN credit_sale c ON c.shift_id = s.id JOIN product p ON p.id = c.product_id
           WHERE s.shift_date BETWEEN $1 AND $2 AND s.state = 'CLOSED' GROUP BY p.short_name ORDER BY 1`,
          [from, to],
        ),
    },
  },
  loaders: {
    Sale: { creditor: loaderOf(creditors, 'creditorId'), product: loaderOf(products, 'productId') },
  },
});
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
console.log('ready');
