/** The stylesheet of the service's own pages: neutral colours of its own and system fonts, so that nothing has to load. */
export const pageStyle = `
:root { color-scheme: light dark; --text: #1c1c22; --background: #f6f6f7; --surface: #fff; --line: #dcdce0; --control: #8c8c96; --quiet: #5a5a64; --focus: #1a5fd0; --link: #1a4fb4; }
@media (prefers-color-scheme: dark) { :root { --text: #ececf0; --background: #17171b; --surface: #212127; --line: #3a3a43; --control: #7b7b88; --quiet: #a9a9b5; --focus: #8ab4ff; --link: #9dbfff; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--background); color: var(--text); font: 1rem/1.55 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: clamp(1.5rem, 5vw, 4rem) clamp(1rem, 4vw, 2rem); }
h1 { margin: 0 0 .5rem; font-size: clamp(1.75rem, 1.3rem + 2vw, 2.5rem); line-height: 1.1; letter-spacing: -.02em; }
h2 { margin: 0; font-size: 1rem; overflow-wrap: anywhere; }
p { margin: 0 0 1rem; max-width: 65ch; }
a { color: var(--link); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
.lead { color: var(--quiet); overflow-wrap: anywhere; }
pre { margin: 1rem 0; padding: 1rem; border-radius: .5rem; background: var(--background); font: .9375rem/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
`;
