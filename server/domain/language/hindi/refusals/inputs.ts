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
  'This Idempotency-Key was used with another body': 'यह Idempotency-Key दूसरी सामग्री के साथ इस्तेमाल हो चुकी है',
  'The connection was lost while saving': 'सहेजते समय कनेक्शन टूट गया',
  'This already exists ({0})': 'यह पहले से है ({0})',
  'An entry this depends on is missing, or this is in use ({0})':
    'जिस एंट्री पर यह टिका है वह नहीं है, या यह इस्तेमाल में है ({0})',
  'A number is too large': 'कोई संख्या बहुत बड़ी है',
  'This takes too long. Choose fewer rows.': 'इसमें बहुत समय लगता है। कम पंक्तियाँ चुनें।',
  'The database is not responding right now. Please try again.': 'डेटाबेस अभी जवाब नहीं दे रहा। कृपया फिर कोशिश करें।',
  'limit must be a whole number': 'limit पूरी संख्या होनी चाहिए',
  'limit must be at least 1': 'limit कम से कम 1 हो',
  'limit must be at most {0}': 'limit ज़्यादा से ज़्यादा {0} हो',
  'offset must be a whole number': 'offset पूरी संख्या होनी चाहिए',
  'offset must be at least 0': 'offset कम से कम 0 हो',
  'offset must be at most {0}': 'offset ज़्यादा से ज़्यादा {0} हो',
  'sort must be the name of a column': 'sort किसी कॉलम का नाम होना चाहिए',
  'descending must be true or false': 'descending हाँ या नहीं होना चाहिए',
  'There is no column {0}': 'कॉलम {0} नहीं है',
  'Rows cannot be sorted by {0}': 'पंक्तियाँ {0} के क्रम में नहीं लगाई जा सकतीं',
  'must not be before 1000-01-01': '1000-01-01 से पहले नहीं होना चाहिए',
  'must be a day, YYYY-MM-DD': 'दिन YYYY-MM-DD रूप में होना चाहिए',
  'must not be before 1000-01': '1000-01 से पहले नहीं होना चाहिए',
  'must be a month, YYYY-MM': 'महीना YYYY-MM रूप में होना चाहिए',
  'must be a whole number': 'पूरी संख्या होनी चाहिए',
  'must be chosen from the list': 'सूची से चुना जाना चाहिए',
  'must be true or false': 'true या false होना चाहिए',
  'must be a text of at most {0} characters': 'ज़्यादा से ज़्यादा {0} अक्षरों का पाठ होना चाहिए',
  Today: 'आज',
  'Time zone': 'समय क्षेत्र',
  'Sees pay': 'वेतन देख सकता है',
  'a text must have at most {0} characters': 'पाठ में ज़्यादा से ज़्यादा {0} अक्षर हों',
  'a cell must be a text, a number or null': 'खाना पाठ, संख्या या खाली होना चाहिए',
  'a number must be between -1e15 and 1e15': 'संख्या -1e15 और 1e15 के बीच होनी चाहिए',
  'a row must be a list of texts or numbers': 'पंक्ति पाठ या संख्याओं की सूची होनी चाहिए',
  'a row must have at most {0} cells': 'पंक्ति में ज़्यादा से ज़्यादा {0} खाने हों',
  'data must be a list of rows': 'data पंक्तियों की सूची होनी चाहिए',
  'data must have a head row': 'data में शीर्ष पंक्ति होनी चाहिए',
  'data must have at most {0} rows': 'data में ज़्यादा से ज़्यादा {0} पंक्तियाँ हों',
  'data must have at most {0} cells, rows times columns': 'data में ज़्यादा से ज़्यादा {0} खाने हों',
  'data must have at most {0} letters in all': 'data में कुल मिलाकर ज़्यादा से ज़्यादा {0} अक्षर हों',
  'a width must be {0} to {1} points': 'चौड़ाई {0} से {1} पॉइंट हो',
  "a width must be points, '*', 'auto' or a share such as '20%'":
    "चौड़ाई पॉइंट, '*', 'auto' या '20%' जैसा हिस्सा होनी चाहिए",
  'widths must be a list': 'widths सूची होनी चाहिए',
  'widths must have at most one entry a column, {0}': 'widths में हर कॉलम की ज़्यादा से ज़्यादा एक मान हो, {0}',
  'format must be json, csv, xlsx or pdf': 'format json, csv, xlsx या pdf होना चाहिए',
  'language must be en or hi': 'language en या hi होना चाहिए',
  'A print can have at most {0} rows, but there are {1}. Choose fewer rows, or a spreadsheet.':
    'प्रिंट में ज़्यादा से ज़्यादा {0} पंक्तियाँ आ सकती हैं, पर ये {1} हैं। कम पंक्तियाँ चुनें, या स्प्रेडशीट लें।',
  'At most {0} rows can be shown, but there are {1}. Choose fewer days, or download a file.':
    'ज़्यादा से ज़्यादा {0} पंक्तियाँ दिखाई जा सकती हैं, पर ये {1} हैं। कम दिन चुनें, या फ़ाइल डाउनलोड करें।',
  'Too many prints are being made right now. Please try again.': 'अभी बहुत से प्रिंट बन रहे हैं। कृपया फिर कोशिश करें।',
  'The print takes too long. Choose fewer rows.': 'प्रिंट में बहुत समय लगता है। कम पंक्तियाँ चुनें।',
  'A spreadsheet can have at most 1,00,000 rows, but there are more. Choose fewer rows, or CSV.':
    'स्प्रेडशीट में ज़्यादा से ज़्यादा 1,00,000 पंक्तियाँ आ सकती हैं, पर ये ज़्यादा हैं। कम पंक्तियाँ चुनें, या CSV लें।',
  'Too many reports are being downloaded right now. Please try again.':
    'अभी बहुत सी रिपोर्टें डाउनलोड हो रही हैं। कृपया फिर कोशिश करें।',
  'Too many long reports are being downloaded right now. Please try again.':
    'अभी बहुत सी लंबी रिपोर्टें डाउनलोड हो रही हैं। कृपया फिर कोशिश करें।',
  'Sheet {0}': 'शीट {0}',
  'Too many spreadsheets are being made right now. Please try again.':
    'अभी बहुत सी स्प्रेडशीट बन रही हैं। कृपया फिर कोशिश करें।',
  'The spreadsheet takes too long. Choose fewer rows, or CSV.': 'स्प्रेडशीट में बहुत समय लगता है। कम पंक्तियाँ चुनें, या CSV लें।',
};
