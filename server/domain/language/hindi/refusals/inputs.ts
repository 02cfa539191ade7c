import type { Phrases } from '../../translator';

/** Refusals that any input can meet, and what the server answers while it cannot serve. */
export const inputs: Phrases = {
  'This PDF contains a script or another file. Print it to PDF and choose the new file.':
    'इस PDF में स्क्रिप्ट या दूसरी फ़ाइल है। इसे PDF में प्रिंट करें और नई फ़ाइल चुनें।',
  'This PDF is protected and cannot be checked. Print it to PDF and choose the new file.':
    'यह PDF सुरक्षित है और जाँची नहीं जा सकती। इसे PDF में प्रिंट करें और नई फ़ाइल चुनें।',
  'This PDF takes too long to check. Print it to PDF and choose the new file.':
    'इस PDF की जाँच में बहुत समय लगता है। इसे PDF में प्रिंट करें और नई फ़ाइल चुनें।',
  'You have uploaded {0} files in the last hour. Try again later.':
    'पिछले घंटे में आपने {0} फ़ाइलें अपलोड की हैं। बाद में फिर कोशिश करें।',
  'You have uploaded {0} files in the last day. Try again tomorrow.':
    'पिछले दिन में आपने {0} फ़ाइलें अपलोड की हैं। कल फिर कोशिश करें।',
  'You have uploaded {0} MB in the last day. Try again tomorrow.':
    'पिछले दिन में आपने {0} MB अपलोड किए हैं। कल फिर कोशिश करें।',
  'You have uploaded too many files without saving their forms. Try again tomorrow.':
    'आपने फ़ॉर्म सहेजे बिना बहुत सी फ़ाइलें अपलोड की हैं। कल फिर कोशिश करें।',
  'The connection was lost while saving': 'सहेजते समय कनेक्शन टूट गया',
  Today: 'आज',
  'Time zone': 'समय क्षेत्र',
  'Sees pay': 'वेतन देख सकता है',
  'Sheet {0}': 'शीट {0}',
};
