import '@mantine/dates/styles.layer.css';

export { DatePicker, DatesProvider, type DatesProviderSettings, MonthPicker } from '@mantine/dates';
