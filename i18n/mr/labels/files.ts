import type { Labels } from '../../labels';

/** Why files are refused. */
export const files: Labels = {
  'Choose a file': 'फाइल निवडा',
  'The content of the file must be base64 text': 'फाइलचा मजकूर base64 मध्ये हवा',
  'This file was not found': 'ही फाइल सापडली नाही',
  'The file is empty': 'फाइल रिकामी आहे',
  'A file must be at most 5 MB': 'फाइल जास्तीत जास्त 5 MB ची हवी',
  'Only PDF, JPEG, PNG and WebP files are accepted': 'फक्त PDF, JPEG, PNG आणि WebP फाइल चालतात',
  'A picture must be a JPEG, PNG or WebP file': 'फोटो JPEG, PNG किंवा WebP फाइल हवी',
  'This PDF is damaged or contains more than a PDF. Print it to PDF and choose the new file.':
    'ही PDF खराब आहे किंवा तिच्यात PDF शिवाय आणखी काही आहे. ती PDF मध्ये प्रिंट करा आणि नवीन फाइल निवडा.',
  'This PDF contains a script or another file. Print it to PDF and choose the new file.':
    'या PDF मध्ये स्क्रिप्ट किंवा दुसरी फाइल आहे. ती PDF मध्ये प्रिंट करा आणि नवीन फाइल निवडा.',
  'This PDF is protected and cannot be checked. Print it to PDF and choose the new file.':
    'ही PDF संरक्षित आहे आणि तपासता येत नाही. ती PDF मध्ये प्रिंट करा आणि नवीन फाइल निवडा.',
  'This PDF takes too long to check. Print it to PDF and choose the new file.':
    'ही PDF तपासायला खूप वेळ लागतो. ती PDF मध्ये प्रिंट करा आणि नवीन फाइल निवडा.',
  'This picture is damaged or incomplete': 'हा फोटो खराब किंवा अपूर्ण आहे',
  'A picture must be at most 30 megapixels: save it smaller': 'फोटो जास्तीत जास्त 30 मेगापिक्सेलचा हवा: तो लहान करून जतन करा',
  'This picture is too large: save it as JPEG': 'हा फोटो खूप मोठा आहे: तो JPEG मध्ये जतन करा',
  'Too many files are being checked right now. Please try again.': 'आता खूप फाइल तपासल्या जात आहेत. कृपया पुन्हा प्रयत्न करा.',
  'You have uploaded 100 files in the last hour. Try again later.':
    'तुम्ही मागील तासात 100 फाइल अपलोड केल्या आहेत. नंतर पुन्हा प्रयत्न करा.',
  'You have uploaded 300 files in the last day. Try again tomorrow.':
    'तुम्ही मागील दिवसात 300 फाइल अपलोड केल्या आहेत. उद्या पुन्हा प्रयत्न करा.',
  'You have uploaded 300 MB in the last day. Try again tomorrow.':
    'तुम्ही मागील दिवसात 300 MB अपलोड केले आहेत. उद्या पुन्हा प्रयत्न करा.',
  'You have uploaded too many files without saving their forms. Try again tomorrow.':
    'तुम्ही फॉर्म जतन न करता खूप फाइल अपलोड केल्या आहेत. उद्या पुन्हा प्रयत्न करा.',
};
