import { IsInt } from 'class-validator';
import { labelled } from '../../server/domain/kernel/message';
import { saying, validated } from '../../server/platform/validated';

class Input {
  @IsInt() litres!: number;
  @IsInt(saying(labelled('Select Product'))) productId!: number;
}

test('a rule without a text of its own is reported in words of the station, not of the validator', () => {
  expect(() => validated(Input, { litres: 'x', productId: 'x' })).toThrow(
    expect.objectContaining({
      problems: [
        {
          code: 'INVALID',
          field: 'litres',
          messageId: 'fields.notValid',
          params: { name: 'litres' },
          message: 'The value of litres is not valid',
        },
        { code: 'INVALID', field: 'productId', ...labelled('Select Product') },
      ],
    }),
  );
});
