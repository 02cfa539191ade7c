export {
  Combobox,
  type ComboboxStore,
  Input,
  PasswordInput,
  SegmentedControl,
  Switch,
  Textarea,
  TextInput,
  useCombobox,
} from '@mantine/core';
