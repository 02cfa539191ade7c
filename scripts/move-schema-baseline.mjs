import fs from 'node:fs';
import path from 'node:path';
import { parse, print, visit } from 'graphql';
import { ROOT, say } from './run.mjs';

const PAGE = path.join(ROOT, 'docs/SCHEMA.md');
const UNRELEASED = '## Unreleased\n';

/**
 * At a release: makes schema.graphql the baseline that later changes are compared with, and puts the changes of
 * docs/SCHEMA.md under the version.
 */
const [version] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+$/.test(version ?? '')) throw new Error('Give the version: npm run schema-baseline -- 1.2.0');
const page = fs.readFileSync(PAGE, 'utf8');
if (page.includes(`## ${version} `)) throw new Error(`docs/SCHEMA.md has ${version} already`);

const schema = parse(fs.readFileSync(path.join(ROOT, 'schema.graphql'), 'utf8'), { noLocation: true });
// Descriptions may change freely and are more than half of the file.
const bare = visit(schema, { enter: ({ description: _, ...node }) => node });
fs.writeFileSync(path.join(ROOT, 'docs/schema-baseline.graphql'), `${print(bare)}\n`);
const today = new Date().toISOString().slice(0, 10);
fs.writeFileSync(PAGE, page.replace(UNRELEASED, `${UNRELEASED}\n## ${version} (${today})\n`));
say(`docs/schema-baseline.graphql is the schema of ${version}: commit it with docs/SCHEMA.md.`);
