const { default: Sequencer } = require('@jest/test-sequencer');

/**
 * Runs browser tests before server and domain tests, and of them first those that visit many screens. Jest sorts files
 * by their last duration, and in a fresh clone by size: then a file of five lines that visits twenty screens would run
 * last, for a minute, while the other cores are idle.
 */
const ORDER = [/\/tests\/(e2e|deep)\/screens/, /\/tests\/(e2e|deep)\//, /./];

const orderOf = ({ path }) => ORDER.findIndex((pattern) => pattern.test(path));

module.exports = class LongFilesFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((a, b) => orderOf(a) - orderOf(b));
  }
};
