import { chainCommands, exitCode, lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import type { MarkType, Node, NodeType, Schema } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, NodeSelection } from 'prosemirror-state';
import { type TextPicture, type Tool, type ToolName, toolNames } from './rich-tools.ts';

/** What a tool does, and whether the selection has it. */
type RichCommand = { isOn: (state: EditorState) => boolean; run: Command };

/** Returns the commands that a schema has the elements for. A text on one line has no blocks. */
export function commandsOf(schema: Schema): Partial<Record<ToolName, RichCommand>> {
  const commands: Partial<Record<ToolName, RichCommand>> = {};
  for (const name of toolNames) {
    const mark = schema.marks[name];
    if (mark) commands[name] = { isOn: (state) => hasMark(state, mark), run: toggleMark(mark) };
  }
  const { paragraph, heading, bullet_list: bullets, ordered_list: numbers, blockquote, list_item: item, image } = schema.nodes;
  // Both ask for something first.
  if (image) commands.picture = { isOn: (state) => pictureAt(state) !== undefined, run: () => false };
  if (!paragraph || !heading || !bullets || !numbers || !blockquote || !item) return commands;
  for (const level of [2, 3, 4] as const) {
    const isOn = ({ selection }: EditorState): boolean =>
      selection.$from.parent.hasMarkup(heading, { ...selection.$from.parent.attrs, level });
    commands[`heading${level}`] = {
      isOn,
      run: (state, dispatch) => (isOn(state) ? setBlockType(paragraph) : setBlockType(heading, { level }))(state, dispatch),
    };
  }
  for (const list of [bullets, numbers]) {
    const isOn = (state: EditorState): boolean => listAround(state)?.node.type === list;
    const run: Command = (state, dispatch) => {
      const around = listAround(state);
      if (!around) return wrapInList(list)(state, dispatch);
      if (around.node.type === list) return liftListItem(item)(state, dispatch);
      dispatch?.(state.tr.setNodeMarkup(around.at, list, { tight: around.node.attrs.tight }));
      return true;
    };
    if (list === bullets) commands.bullet_list = { isOn, run };
    else commands.ordered_list = { isOn, run };
  }
  const isQuoted = (state: EditorState): boolean => around(state, blockquote) !== undefined;
  commands.blockquote = { isOn: isQuoted, run: (state, dispatch) => (isQuoted(state) ? lift : wrapIn(blockquote))(state, dispatch) };
  return commands;
}

/** Returns the tools for a state. */
export const toolsIn = (state: EditorState, commands: ReturnType<typeof commandsOf>): Tool[] =>
  toolNames.flatMap((name) => {
    const command = commands[name];
    return command ? [{ name, isOn: command.isOn(state), isEnabled: name === 'link' || name === 'picture' || command.run(state) }] : [];
  });

function hasMark({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = selection;
  return empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type);
}

function around({ selection: { $from } }: EditorState, type: NodeType): { node: Node; at: number } | undefined {
  for (let depth = $from.depth; depth > 0; depth -= 1)
    if ($from.node(depth).type === type) return { node: $from.node(depth), at: $from.before(depth) };
  return undefined;
}

function listAround(state: EditorState): { node: Node; at: number } | undefined {
  const { bullet_list: bullets, ordered_list: numbers } = state.schema.nodes;
  const [one, other] = [bullets && around(state, bullets), numbers && around(state, numbers)];
  return one && other ? (one.at > other.at ? one : other) : (one ?? other);
}

/** Returns the keys of a text: those that format it, line breaks, and lists. */
export function formatKeys(schema: Schema): Record<string, Command> {
  const { hard_break: lineBreak, list_item: item } = schema.nodes;
  const mark = (name: string): Command => (schema.marks[name] ? toggleMark(schema.marks[name]) : () => false);
  const breakLine: Command = (state, dispatch) => {
    if (lineBreak) dispatch?.(state.tr.replaceSelectionWith(lineBreak.create()).scrollIntoView());
    return lineBreak !== undefined;
  };
  return {
    'Mod-b': mark('strong'),
    'Mod-i': mark('em'),
    'Shift-Enter': chainCommands(exitCode, breakLine),
    ...(item && { Enter: splitListItem(item), Tab: sinkListItem(item), 'Shift-Tab': inList(liftListItem(item)) }),
  };
}

/** A command that does something only in a list. */
const inList =
  (command: Command): Command =>
  (state, dispatch) =>
    listAround(state) !== undefined && command(state, dispatch);

/** Where the selected link is, or that at the caret, and its target. Undefined without one. */
export function linkAt({ selection, doc, schema }: EditorState): { from: number; to: number; href: string } | undefined {
  const type = schema.marks.link;
  if (!type) return undefined;
  const { $from, from, to, empty } = selection;
  const parentStart = $from.start();
  let found: { from: number; to: number; href: string } | undefined;
  doc.nodesBetween(empty ? Math.max(parentStart, from - 1) : from, Math.min(to + (empty ? 1 : 0), doc.content.size), (node, at) => {
    const mark = type.isInSet(node.marks);
    if (!mark || found) return;
    found = { from: at, to: at + node.nodeSize, href: String(mark.attrs.href) };
  });
  return found && withNeighbours(doc, found, type);
}

/** Extends a link over the nodes beside it with the same target, such as a bold word in it. */
function withNeighbours(doc: Node, { from, to, href }: { from: number; to: number; href: string }, type: MarkType) {
  const isLinked = (node: Node | null): node is Node => node !== null && type.isInSet(node.marks)?.attrs.href === href;
  let [start, end] = [from, to];
  for (let node = doc.resolve(start).nodeBefore; isLinked(node); node = doc.resolve(start).nodeBefore) start -= node.nodeSize;
  for (let node = doc.resolve(end).nodeAfter; isLinked(node); node = doc.resolve(end).nodeAfter) end += node.nodeSize;
  return { from: start, to: end, href };
}

/** Gives the selected words a link, changes or removes that at the caret, or writes one with `words`. */
export const setLink =
  (href: string | undefined, words: string): Command =>
  (state, dispatch) => {
    const type = state.schema.marks.link;
    if (!type) return false;
    const { tr, selection, schema } = state;
    const found = linkAt(state);
    const { from, to } = selection.empty ? (found ?? selection) : selection;
    if (from === to && href !== undefined && words !== '') tr.replaceSelectionWith(schema.text(words, [type.create({ href })]), false);
    else {
      tr.removeMark(from, to, type);
      if (href !== undefined) tr.addMark(from, to, type.create({ href }));
    }
    dispatch?.(tr.scrollIntoView());
    return true;
  };

/** Returns the selected picture. */
export function pictureAt({ selection }: EditorState): TextPicture | undefined {
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'image') return undefined;
  const { src, alt } = selection.node.attrs;
  return { src: String(src), alt: String(alt ?? '') };
}

/** Changes the selected picture, or adds one behind what is selected. */
export const setPicture =
  ({ src, alt }: TextPicture): Command =>
  (state, dispatch) => {
    const { schema, selection, tr } = state;
    const { image } = schema.nodes;
    if (!image) return false;
    if (pictureAt(state))
      tr.setNodeMarkup(selection.from, null, { ...(selection instanceof NodeSelection && selection.node.attrs), src, alt });
    else tr.insert(selection.to, image.create({ src, alt }));
    dispatch?.(tr.scrollIntoView());
    return true;
  };
