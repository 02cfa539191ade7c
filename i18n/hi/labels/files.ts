import type { Labels } from '../../labels';

/** Why files are refused. */
export const files: Labels = {
  'Choose a file': 'फ़ाइल चुनें',
  'The content of the file must be base64 text': 'फ़ाइल की सामग्री base64 में होनी चाहिए',
  'This file was not found': 'यह फ़ाइल नहीं मिली',
  'The file is empty': 'फ़ाइल खाली है',
  'A file must be at most 5 MB': 'फ़ाइल ज़्यादा से ज़्यादा 5 MB की हो',
  'Only PDF, JPEG, PNG and WebP files are accepted': 'केवल PDF, JPEG, PNG और WebP फ़ाइलें स्वीकार की जाती हैं',
  'A picture must be a JPEG, PNG or WebP file': 'फ़ोटो JPEG, PNG या WebP फ़ाइल होनी चाहिए',
  'This PDF is damaged or contains more than a PDF. Print it to PDF and choose the new file.':
    'यह PDF खराब है या इसमें PDF के अलावा भी कुछ है। इसे PDF में प्रिंट करें और नई फ़ाइल चुनें।',
  'This PDF contains a script or another file. Print it to PDF and choose the new file.':
    'इस PDF में स्क्रिप्ट या दूसरी फ़ाइल है। इसे PDF में प्रिंट करें और नई फ़ाइल चुनें।',
  'This PDF is protected and cannot be checked. Print it to PDF and choose the new file.':
    'यह PDF सुरक्षित है और जाँची नहीं जा सकती। इसे PDF में प्रिंट करें और नई फ़ाइल चुनें।',
  'This PDF takes too long to check. Print it to PDF and choose the new file.':
    'इस PDF की जाँच में बहुत समय लगता है। इसे PDF में प्रिंट करें और नई फ़ाइल चुनें।',
  'This picture is damaged or incomplete': 'यह फ़ोटो खराब या अधूरी है',
  'A picture must be at most 30 megapixels: save it smaller': 'फ़ोटो ज़्यादा से ज़्यादा 30 मेगापिक्सेल की हो: इसे छोटा करके सहेजें',
  'This picture is too large: save it as JPEG': 'यह फ़ोटो बहुत बड़ी है: इसे JPEG में सहेजें',
  'Too many files are being checked right now. Please try again.': 'अभी बहुत सी फ़ाइलें जाँची जा रही हैं। कृपया फिर कोशिश करें।',
  'You have uploaded 100 files in the last hour. Try again later.':
    'पिछले घंटे में आपने 100 फ़ाइलें अपलोड की हैं। बाद में फिर कोशिश करें।',
  'You have uploaded 300 files in the last day. Try again tomorrow.':
    'पिछले दिन में आपने 300 फ़ाइलें अपलोड की हैं। कल फिर कोशिश करें।',
  'You have uploaded 300 MB in the last day. Try again tomorrow.':
    'पिछले दिन में आपने 300 MB अपलोड किए हैं। कल फिर कोशिश करें।',
  'You have uploaded too many files without saving their forms. Try again tomorrow.':
    'आपने फ़ॉर्म सहेजे बिना बहुत सी फ़ाइलें अपलोड की हैं। कल फिर कोशिश करें।',
};
