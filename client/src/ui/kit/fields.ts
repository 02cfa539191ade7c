export {
  Combobox,
  type ComboboxStore,
  Input,
  NativeSelect,
  PasswordInput,
  SegmentedControl,
  Switch,
  Textarea,
  TextInput,
  useCombobox,
} from '@mantine/core';
