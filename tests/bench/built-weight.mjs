// Compares the built scripts that a browser needs until a page is usable with the ceilings `built` in page-budgets.json, in
// kilobytes of gzip: node tests/bench/built-weight.mjs, after npm run build. Takes a second: no server, no browser. What a
// page loads by its content, such as row virtualisation, is only in page-weight.mjs.
import fs from 'node:fs';
import { weightOf } from './built-parts.mjs';

const { pages } = JSON.parse(fs.readFileSync(new URL('page-budgets.json', import.meta.url), 'utf8'));
/** The log-in needs neither the router nor the frame. */
const LOG_IN = ['index.html'];
const FRAME = [...LOG_IN, 'pages', 'frame', 'texts', '../i18n/en/screens/documents.ts'];

const beyond = [];
console.log('| page | KB | ceiling |\n|---|---|---|');
for (const { path, parts, built } of pages) {
  const size = Math.ceil(weightOf([...(path === '/login' ? LOG_IN : FRAME), ...parts]) / 100) / 10;
  console.log(`| ${path} | ${size} | ${built} |`);
  if (size > built) beyond.push(`${path} loads ${size} KB of at most ${built}`);
}
if (beyond.length > 0) {
  console.log(beyond.join('\n'));
  console.log('See docs/evidence/PERFORMANCE.md#page-weight.');
  process.exitCode = 1;
}
