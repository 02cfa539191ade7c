const { default: Sequencer } = require('@jest/test-sequencer');

/**
 * Browser tests run before server and domain tests, and of them first those that look at many screens. Jest sorts files
 * by their last duration, and in a fresh clone by their size: then a file of five lines that looks at twenty screens
 * runs last, for a minute, while the other cores have nothing left to do.
 */
const ORDER = [/\/tests\/(e2e|deep)\/screens/, /\/tests\/(e2e|deep)\//, /./];

const orderOf = ({ path }) => ORDER.findIndex((pattern) => pattern.test(path));

module.exports = class LongFilesFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((a, b) => orderOf(a) - orderOf(b));
  }
};
