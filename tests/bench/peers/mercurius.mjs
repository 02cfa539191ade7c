// Mercurius with jit over prepared SQL, relations by its loaders: as its documentation says. PORT and DATABASE_URL.
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

const app = Fastify();
app.register(mercurius, {
  schema,
  jit: 1,
  resolvers: {
    Query: {
      sales: (_, { shiftId, first }) =>
        rowsOf('sales', `SELECT ${SALE} FROM credit_sale WHERE shift_id = $1 ORDER BY id LIMIT $2`, [shiftId, first]),
      sale: async (_, { id }) => (await rowsOf('sale', `SELECT ${SALE} FROM credit_sale WHERE id = $1`, [id]))[0],
      sold: (_, { from, to }) =>
        rowsOf(
          'sold',
          `SELECT p.short_name AS product, SUM(n.consumption)::text AS litres,
                  SUM(round(n.consumption * n.rate / 1000.0))::bigint::text AS amount
           FROM shift s JOIN nozzle_reading n ON n.shift_id = s.id JOIN product p ON p.id = n.product_id
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
