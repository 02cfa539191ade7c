/** Starting a shift. */
export const shifts = {
  'shifts.move.title': 'चालू शिफ्ट की तारीख बदलें',
  'shifts.move.what': '{date} की {shift} शिफ्ट चालू है। उसकी सब एंट्री भी नई तारीख पर जाएँगी, उस तारीख के भाव पर।',
  'shifts.move.confirm': 'तारीख बदलें',
  'shifts.move.done': 'शिफ्ट की तारीख और प्रकार बदल गए',
  'shifts.move.none': 'कोई शिफ्ट चालू नहीं है !!!',
  'shifts.move.ahead':
    'तारीख {date} चालू शिफ्ट से एक दिन से ज़्यादा आगे है। इसके बाद कोई पहले की शिफ्ट शुरू नहीं हो सकेगी। क्या शिफ्ट को {date} की {shift} में बदलें?',
  'shifts.start.title': 'शिफ्ट शुरू करें',
  'shifts.start.date': 'शिफ्ट तारीख',
  'shifts.start.type': 'शिफ्ट',
  'shifts.start.submit': 'शिफ्ट शुरू करें',
  'shifts.start.started': '{date} की {shift} शिफ्ट शुरू हुई',
  'shifts.start.failed': 'नई शिफ्ट शुरू नहीं हो सकी!',
  'shifts.start.ahead':
    'तारीख {date} अगली शिफ्ट से एक दिन से ज़्यादा आगे है। इसके बाद कोई पहले की शिफ्ट शुरू नहीं हो सकेगी। क्या {date} की {shift} शुरू करें?',
  'shifts.start.enterDate': 'शिफ्ट की सही तारीख भरें',
  'shifts.start.chooseType': 'शिफ्ट चुनें',
  'shifts.start.noTypes': 'अभी शिफ्ट का कोई प्रकार नहीं जोड़ा गया',
  'shifts.start.createType': 'शिफ्ट का प्रकार जोड़ें',

  'shifts.running.title': 'एक शिफ्ट पहले से चालू है: {date} की {shift}',
  'shifts.running.since': '{time} से। अगली शुरू करने से पहले इसे बंद करें।',

  'shifts.rates.title': 'बिक्री भाव, ₹ प्रति लीटर',
  'shifts.rates.missing': 'इस शिफ्ट के लिए {products} का भाव नहीं है।',
  'shifts.rates.enter': 'भाव दर्ज करें',
  'shifts.rates.askOthers': 'जिसे अधिकार हो, उससे दर्ज करने को कहें।',
  'shifts.lacks.shift': 'अभी दिन की कोई शिफ्ट नहीं जोड़ी गई।',
  'shifts.lacks.shift.go': 'शिफ्ट जोड़ें',
  'shifts.lacks.product': 'अभी कोई ईंधन नहीं जोड़ा गया।',
  'shifts.lacks.product.go': 'उत्पाद जोड़ें',
  'shifts.lacks.nozzle': 'किसी सक्रिय टैंक से कोई नोज़ल नहीं जुड़ा है।',
  'shifts.lacks.nozzle.go': 'नोज़ल जोड़ें',
  'shifts.lacks.askOthers': 'जिसे अधिकार हो, उससे जोड़ने को कहें।',

  'shifts.onDuty.title': 'ड्यूटी पर',
  'shifts.onDuty.noShift': 'ड्यूटी दर्ज करने के लिए शिफ्ट शुरू करें।',
  'shifts.onDuty.save': 'सहेजें',
  'shifts.onDuty.undo': 'बदलाव वापस लें',
  'shifts.onDuty.saved': 'ड्यूटी सहेजी गई',

  'shifts.crew.title': 'ड्यूटी पर',
  'shifts.crew.last': 'पिछली {shift} शिफ्ट जैसा; आज जो अलग है, वह बदलें।',
  'shifts.crew.none': 'अभी कोई ड्यूटी पर नहीं है: हाज़िरी दर्ज नहीं होगी। शिफ्ट चलते समय भी लोग जोड़े जा सकते हैं।',
};
