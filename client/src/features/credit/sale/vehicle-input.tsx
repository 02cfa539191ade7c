import { type KeyboardEvent, useState } from 'react';
import { LONGEST } from '../../../../../server/domain/credit-sale.rules';
import { type MessageText, said, t } from '../../../i18n/translate';
import type { Option } from '../../../ui/inputs/match-options';
import { useSuggestionField } from '../../../ui/inputs/use-suggestion-field';
import { TextInput } from '../../../ui/kit/fields';
import { isNewVehicle, matchVehicles } from './habits';
import classes from './sale-form.module.css';

interface VehicleInputProps {
  name: string;
  value: string;
  onChange: (vehicle: string) => void;
  /** The creditor's vehicles, newest first, each with its last product. */
  vehicles: readonly Option[];
  /** Whether these are all that the creditor has, so that another one is new. */
  areAll: boolean;
  error?: MessageText;
}

/** A vehicle number: Enter accepts the suggested known one; a new number stays as typed. */
export function VehicleInput({ name, value, onChange, vehicles, areAll, error }: VehicleInputProps) {
  const [typing, setTyping] = useState(false);
  const isTyped = typing && value.trim() !== '';
  const found = matchVehicles(vehicles, isTyped ? value : '');
  // Without input, Enter leaves the field empty, so that no vehicle is chosen by accident.
  const list = useSuggestionField(isTyped ? found : []);
  const { store: combobox, SuggestionBox } = list;

  const take = (vehicle: string): void => {
    setTyping(false);
    combobox.closeDropdown();
    onChange(vehicle);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing || !isTyped) return;
    const suggested = found[combobox.getSelectedOptionIndex()] ?? found[0];
    if ((event.key === 'Enter' || event.key === 'Tab') && combobox.dropdownOpened && suggested) take(suggested.value);
  };

  return (
    <>
      <TextInput
        {...list.field}
        name={name}
        label={t('credit.vehicle')}
        value={value}
        maxLength={LONGEST.vehicle}
        autoCapitalize="characters"
        styles={{ input: { textTransform: 'uppercase' } }}
        spellCheck={false}
        error={said(error)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        description={
          areAll &&
          !typing &&
          isNewVehicle(vehicles, value) && (
            <span role="status" className={classes.warning}>
              {t('credit.vehicleNew')}
            </span>
          )
        }
        onChange={({ currentTarget }) => {
          setTyping(true);
          onChange(currentTarget.value);
          combobox.openDropdown();
        }}
        onFocus={() => combobox.openDropdown()}
        onKeyDown={(event) => {
          onKeyDown(event);
          list.onKeyDown(event);
        }}
        onBlur={() => {
          setTyping(false);
          combobox.closeDropdown();
        }}
      />
      {SuggestionBox && (
        <SuggestionBox
          store={combobox}
          onChoose={take}
          isShown={found.length > 0}
          found={found}
          waiting={false}
          failed={false}
          label={t('credit.vehicle')}
        />
      )}
    </>
  );
}
