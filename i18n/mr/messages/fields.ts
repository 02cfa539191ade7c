import type { fields as english } from '../../../server/domain/fields.messages';
import type { Draft } from '../../renderer';

export const fields = {
  unseen: 'यात नियंत्रण चिन्हे नकोत',
  unseenIn: '{label}: नियंत्रण चिन्हे नकोत',
  notText: '{label}: मजकूर हवा',
  tooLong: '{label}: जास्तीत जास्त {most, count} अक्षरे',
  notMoney: '{label}: रुपये, जास्तीत जास्त 2 दशांश',
  tooMuchMoney: '{label}: जास्तीत जास्त {most, money}',
  notLitres: '{label}: लिटर, जास्तीत जास्त 3 दशांश',
  tooManyLitres: '{label}: जास्तीत जास्त {most, litres} लिटर',
  tooGreat: '{label}: जास्तीत जास्त {most, number}',
  wrongGstin: 'हा GSTIN तपासा: त्याचे शेवटचे अक्षर इतरांशी जुळत नाही',

  notValid: '{name} ची किंमत योग्य नाही',
  notAnObject: 'माहितीचा साचा बरोबर नाही',
  tooDeep: 'माहिती खूप खोल आहे',
  unknown: '{name} नावाचे पॅरामीटर नाही',
} satisfies Draft<typeof english>;
