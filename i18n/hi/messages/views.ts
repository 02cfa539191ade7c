import type { views as english } from '../../../server/domain/views.messages';
import type { Translation } from '../../renderer';

export const views: Translation<typeof english> = {
  notAnId: 'savedViewId किसी व्यू की आईडी होनी चाहिए',
  unknown: 'यह व्यू नहीं मिला',
  sharedNotBoolean: 'shared true या false होना चाहिए',
  unknownReport: 'यह रिपोर्ट नहीं मिली',
  tooMany: 'आपके पास पहले से {most, count} व्यू हैं। पहले एक हटाएँ।',
  searchWrong: 'search किसी पते का भाग, ज़्यादा से ज़्यादा {most, count} अक्षर हो',
};
