// The lower limit: node:http sends the JSON that PostgreSQL builds, without GraphQL, permissions or checks. PORT and
// DATABASE_URL.
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const SALE = `'id', c.id, 'vehicle', c.vehicle, 'slipNo', c.slip_no, 'litres', c.litres::text, 'rate', c.rate::text, 'amount', c.amount::text`;
const STATEMENTS = {
  joined: `SELECT json_build_object('data', json_build_object('sales', json_agg(row)))::text AS json FROM (
             SELECT json_build_object(${SALE}, 'creditor', json_build_object('id', r.id, 'firmName', r.firm_name),
                                      'product', json_build_object('id', p.id, 'name', p.name)) AS row
             FROM credit_sale c JOIN creditor r ON r.id = c.creditor_id JOIN product p ON p.id = c.product_id
             WHERE c.shift_id = $1 ORDER BY c.id LIMIT $2) t`,
  one: `SELECT json_build_object('data', json_build_object('sale', json_build_object(${SALE})))::text AS json FROM credit_sale c WHERE c.id = $1`,
  flat: `SELECT json_build_object('data', json_build_object('sales', json_agg(row)))::text AS json FROM (
           SELECT json_build_object(${SALE}) AS row FROM credit_sale c WHERE c.shift_id = $1 ORDER BY c.id LIMIT $2) t`,
};

createServer(async (request, response) => {
  const { statement, values } = JSON.parse(await text(request));
  const { rows } = await pool.query({ name: statement, text: STATEMENTS[statement], values });
  response.setHeader('content-type', 'application/json');
  response.end(rows[0].json);
}).listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready'));
