/** Starting a shift. */
export const shifts = {
  'shifts.move.title': 'चालू शिफ्टची तारीख बदला',
  'shifts.move.what': '{date} ची {shift} शिफ्ट चालू आहे. तिच्या नोंदीही नव्या तारखेला जातील, त्या तारखेच्या दराने.',
  'shifts.move.confirm': 'तारीख बदला',
  'shifts.move.done': 'शिफ्टची तारीख आणि प्रकार बदलले',
  'shifts.move.none': 'एकही शिफ्ट चालू नाही !!!',
  'shifts.move.ahead':
    'तारीख {date} चालू शिफ्टच्या एका दिवसापेक्षा जास्त पुढे आहे. तिच्यानंतर आधीची शिफ्ट सुरू करता येणार नाही. शिफ्ट {date} च्या {shift} मध्ये बदलायची का?',
  'shifts.start.title': 'शिफ्ट सुरू करा',
  'shifts.start.date': 'शिफ्ट तारीख',
  'shifts.start.type': 'शिफ्ट',
  'shifts.start.submit': 'शिफ्ट सुरू करा',
  'shifts.start.started': '{date} ची {shift} शिफ्ट सुरू झाली',
  'shifts.start.failed': 'नवीन शिफ्ट सुरू झाली नाही ! ',
  'shifts.start.ahead':
    'तारीख {date} पुढील शिफ्टच्या एका दिवसापेक्षा जास्त पुढे आहे. तिच्यानंतर आधीची शिफ्ट सुरू करता येणार नाही. {date} ची {shift} सुरू करायची का?',
  'shifts.start.enterDate': 'शिफ्टची योग्य तारीख भरा',
  'shifts.start.chooseType': 'शिफ्ट निवडा',
  'shifts.start.noTypes': 'अजून शिफ्टचा प्रकार जोडलेला नाही',
  'shifts.start.createType': 'शिफ्टचा प्रकार जोडा',

  'shifts.running.title': 'एक शिफ्ट आधीच चालू आहे: {date} ची {shift}',
  'shifts.running.since': '{time} पासून. पुढील सुरू करण्यापूर्वी ती बंद करा.',

  'shifts.rates.title': 'विक्री दर, ₹ प्रति लिटर',
  'shifts.rates.missing': 'या शिफ्टसाठी {products} चा दर नाही.',
  'shifts.rates.enter': 'दर भरा',
  'shifts.rates.askOthers': 'ज्यांना अधिकार आहे, त्यांना तो भरण्यास सांगा.',
  'shifts.lacks.shift': 'दिवसाची एकही शिफ्ट अजून जोडलेली नाही.',
  'shifts.lacks.shift.go': 'शिफ्ट जोडा',
  'shifts.lacks.product': 'अजून एकही इंधन जोडलेले नाही.',
  'shifts.lacks.product.go': 'उत्पादन जोडा',
  'shifts.lacks.nozzle': 'वापरातील टाकीला एकही नोझल जोडलेला नाही.',
  'shifts.lacks.nozzle.go': 'नोझल जोडा',
  'shifts.lacks.askOthers': 'ज्यांना अधिकार आहे, त्यांना तो जोडण्यास सांगा.',

  'shifts.onDuty.title': 'ड्युटीवर',
  'shifts.onDuty.noShift': 'ड्युटी नोंदवण्यासाठी शिफ्ट सुरू करा.',
  'shifts.onDuty.save': 'जतन करा',
  'shifts.onDuty.undo': 'बदल पूर्ववत करा',
  'shifts.onDuty.saved': 'ड्युटी जतन केली',

  'shifts.crew.title': 'ड्युटीवर',
  'shifts.crew.last': 'मागील {shift} शिफ्टप्रमाणे. आज वेगळे असेल ते बदला.',
  'shifts.crew.none': 'अजून कोणी ड्युटीवर नाही: हजेरी नोंदवली जाणार नाही. शिफ्ट सुरू असतानाही लोक जोडता येतात.',
};
