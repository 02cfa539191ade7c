import {
  type ButtonProps,
  type CSSVariablesResolver,
  createTheme,
  type MantineColorsTuple,
  type MantineTheme,
} from '@mantine/core';

const steel: MantineColorsTuple = [
  '#eef4fb',
  '#d9e5f3',
  '#b1cae6',
  '#84b4ea',
  '#6394ce',
  '#4d85c8',
  '#3f7cc4',
  '#2f6fb5',
  '#1f5a99',
  '#0f4c87',
];
const gray: MantineColorsTuple = [
  '#f6f7f9',
  '#f3f5f8',
  '#e6e9ee',
  '#d5dae1',
  '#b9c1cc',
  '#8a94a3',
  '#5f6b7a',
  '#4f5b6b',
  '#343f4d',
  '#1b2430',
];
const dark: MantineColorsTuple = [
  '#e4e8ee',
  '#c3cad4',
  '#a3adbb',
  '#93a0b0',
  '#313a46',
  '#262e39',
  '#1d242d',
  '#191f27',
  '#12161c',
  '#0c0f13',
];
const red: MantineColorsTuple = [
  '#fdecea',
  '#f9d3cf',
  '#f3aaa3',
  '#ff8f85',
  '#e5675b',
  '#d64a3d',
  '#c93b2e',
  '#c0362a',
  '#b42318',
  '#8f1a11',
];
const green: MantineColorsTuple = [
  '#e7f7ee',
  '#c9ecd8',
  '#98dcb6',
  '#63cf95',
  '#3bab70',
  '#2a935c',
  '#22854f',
  '#1d7846',
  '#17703f',
  '#0f5a31',
];

const controlHeight = 'var(--control-height)';

const overlay = { backgroundOpacity: 0.5 };
/** A dialog's heading must not be a second banner of the page. */
const overPage = {
  attributes: { header: { role: 'none' } },
  transitionProps: { duration: 120, exitDuration: 0 },
  // Handled by ui/use-return-focus, also for dialogs that are unmounted without being closed.
  returnFocus: false,
};

export const theme = createTheme({
  primaryColor: 'steel',
  primaryShade: { light: 8, dark: 7 },
  colors: { steel, gray, dark, red, green },
  black: '#1b2430',
  fontFamily: 'var(--font)',
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '18px' },
  lineHeights: { xs: '1.4', sm: '1.4', md: '1.4', lg: '1.4', xl: '1.4' },
  spacing: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '24px' },
  radius: { xs: '2px', sm: '6px', md: '6px', lg: '8px', xl: '10px' },
  shadows: { md: 'var(--shadow-float)', lg: 'var(--shadow-float)', xl: 'var(--shadow-float)' },
  defaultRadius: 'sm',
  headings: { fontFamily: 'var(--font)', sizes: { h1: { fontSize: '20px', fontWeight: '600', lineHeight: '1.3' } } },
  respectReducedMotion: true,
  components: {
    Input: { vars: () => ({ wrapper: { '--input-height': controlHeight, '--input-fz': '14px' } }) },
    InputWrapper: {
      defaultProps: { inputWrapperOrder: ['label', 'input', 'error', 'description'] },
      vars: () => ({
        label: { '--input-label-size': '12px' },
        error: { '--input-error-size': '12px' },
        description: { '--input-description-size': '12px' },
      }),
      styles: {
        // Grids of entry forms reserve a line for what appears below a field while one types (--field-with-line).
        root: { minHeight: 'var(--field-height)' },
        // Room for the focus ring of the field below.
        label: { marginBottom: 3, color: 'var(--muted)', fontWeight: 500 },
        // The vowel signs of Devanagari reach the top of the line, where the focus ring of the field would cover them.
        error: { paddingTop: 2 },
        description: { paddingTop: 2 },
      },
    },
    Button: {
      // A button inside a text row must not increase the row's height.
      vars: (_theme: MantineTheme, { size }: ButtonProps) => ({
        root:
          size === 'compact-xs'
            ? { '--button-height': 'var(--target-height)', '--button-padding-x': '8px' }
            : { '--button-height': controlHeight, '--button-padding-x': '12px' },
      }),
    },
    ActionIcon: {
      defaultProps: { variant: 'subtle', color: 'gray' },
      vars: () => ({ root: { '--ai-size': controlHeight } }),
    },
    ModalRoot: { defaultProps: { ...overPage, yOffset: '14dvh' } },
    ModalOverlay: { defaultProps: overlay },
    Drawer: { defaultProps: { ...overPage, overlayProps: overlay } },
    Popover: { defaultProps: { transitionProps: { duration: 100 } } },
    Menu: { defaultProps: { transitionProps: { duration: 100 } } },
  },
});

const schemeVariables = {
  '--mantine-color-body': 'var(--surface)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-dimmed': 'var(--muted)',
  '--mantine-color-placeholder': 'var(--placeholder)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-success': 'var(--success)',
  '--mantine-color-anchor': 'var(--link)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--soft-hover)',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-default-border': 'var(--control-border)',
  '--mantine-color-gray-light-color': 'var(--muted)',
  '--mantine-color-red-light': 'var(--danger-tint)',
  '--mantine-color-yellow-light': 'var(--warning-tint)',
  '--mantine-color-orange-light': 'var(--warning-tint)',
};

/** Maps the station's tokens (styles/tokens.css), which differ by colour scheme, to Mantine's CSS variables. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: schemeVariables,
  dark: schemeVariables,
});
