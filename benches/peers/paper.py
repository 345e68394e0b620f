"""Sets the same words as our documents with another program and prints how long each time took.

paper.py PEER CONTENT.json FONTS ROUNDS OUT.pdf
One JSON line: seconds of each round, after one that does not count. Imports are not counted.
"""
import json
import subprocess
import sys
import tempfile
import time
from html import escape
from pathlib import Path

peer, content, fonts, rounds, out = sys.argv[1:6]
content = json.loads(Path(content).read_text(encoding="utf-8"))
fonts, out, rounds = Path(fonts), Path(out), int(rounds)
SIZE = 10


def page_html():
    parts = [
        "<!doctype html><html lang=fr><meta charset=utf-8><style>",
        f"@font-face{{font-family:N;src:url('{(fonts / 'regular.ttf').as_uri()}')}}",
        f"@font-face{{font-family:N;font-weight:bold;src:url('{(fonts / 'bold.ttf').as_uri()}')}}",
        "@page{size:A4;margin:20mm 20mm 24mm;@bottom-right{content:counter(page)}}",
        f"body{{font:{SIZE}pt/1.36 N;hyphens:auto;orphans:2;widows:2;margin:0}}",
        "table{width:100%;border-collapse:collapse}tr{break-inside:avoid}td,th{border-bottom:.4pt solid #bbb;text-align:left;padding:2pt}",
        "h2{break-after:avoid}</style>",
        f"<h1>{escape(content['title'])}</h1>",
    ]
    for block in content["blocks"]:
        tag = "h2" if block["head"] else "p"
        parts.append(f"<{tag}>{escape(block['text'])}</{tag}>")
    if content["rows"]:
        cells = "".join(f"<th>{escape(cell)}</th>" for cell in content["heads"])
        parts.append(f"<table><thead><tr>{cells}</tr></thead><tbody>")
        for row in content["rows"]:
            parts.append("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>")
        parts.append("</tbody></table>")
    return "".join(parts)


def with_typst():
    import typst

    def quoted(text):
        return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'

    lines = [
        f"#set page(paper: \"a4\", margin: (x: 20mm, top: 20mm, bottom: 24mm), numbering: \"1\")",
        f'#set text(font: "Noto Sans", size: {SIZE}pt, lang: "fr", hyphenate: true)',
        f"#text(size: 24pt, weight: \"bold\", {quoted(content['title'])})\n",
    ]
    for block in content["blocks"]:
        lines.append(("= #" if block["head"] else "#") + quoted(block["text"]) + "\n")
    if content["rows"]:
        heads = ",".join(quoted(cell) for cell in content["heads"])
        lines.append(f"#table(columns: {len(content['heads'])}, stroke: (bottom: .4pt), table.header({heads}),")
        lines += [",".join(quoted(cell) for cell in row) + "," for row in content["rows"]]
        lines.append(")")
    source = "\n".join(lines).encode()
    return lambda: typst.compile(source, output=str(out), font_paths=[str(fonts)], ignore_system_fonts=True)


def with_reportlab():
    from reportlab.lib import colors
    from reportlab.lib.pagesizes import A4
    from reportlab.lib.styles import ParagraphStyle
    from reportlab.lib.units import mm
    from reportlab.pdfbase import pdfmetrics
    from reportlab.pdfbase.ttfonts import TTFont
    from reportlab.platypus import Paragraph, SimpleDocTemplate, Table, TableStyle

    pdfmetrics.registerFont(TTFont("N", str(fonts / "regular.ttf")))
    pdfmetrics.registerFont(TTFont("B", str(fonts / "bold.ttf")))
    plain = ParagraphStyle("p", fontName="N", fontSize=SIZE, leading=SIZE * 1.36, allowWidows=0, allowOrphans=0)
    head = ParagraphStyle("h", parent=plain, fontName="B", fontSize=15, leading=20, keepWithNext=1)

    def make():
        story = [Paragraph(escape(content["title"]), head)]
        for block in content["blocks"]:
            story.append(Paragraph(escape(block["text"]), head if block["head"] else plain))
        if content["rows"]:
            table = Table([content["heads"], *content["rows"]], repeatRows=1)
            rule = ("LINEBELOW", (0, 0), (-1, -1), 0.4, colors.grey)
            table.setStyle(TableStyle([("FONTNAME", (0, 0), (-1, -1), "N"), ("FONTSIZE", (0, 0), (-1, -1), SIZE), rule]))
            story.append(table)
        SimpleDocTemplate(str(out), pagesize=A4, leftMargin=20 * mm, rightMargin=20 * mm).build(story)

    return make


def with_weasyprint():
    import weasyprint

    html = page_html()
    return lambda: weasyprint.HTML(string=html, base_url=str(fonts)).write_pdf(str(out))


def with_chromium():
    place = Path(tempfile.mkdtemp())
    (place / "page.html").write_text(page_html(), encoding="utf-8")
    command = ["chromium", "--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={place / 'user'}",
               "--no-pdf-header-footer", f"--print-to-pdf={out}", (place / "page.html").as_uri()]
    return lambda: subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def each_anew():
    """typst keeps what it set last: each round is a process of its own, which times itself."""
    run = subprocess.run([sys.executable, __file__, "typst-once", *sys.argv[2:4], "0", str(out)], check=True, stdout=subprocess.PIPE)
    return json.loads(run.stdout)[0]


if peer == "typst":
    print(json.dumps([each_anew() for _ in range(rounds)]))
    sys.exit()
make = {"typst-once": with_typst, "reportlab": with_reportlab, "WeasyPrint": with_weasyprint, "Chromium": with_chromium}[peer]()
times = []
for _ in range(rounds + 1):
    start = time.perf_counter()
    make()
    times.append(time.perf_counter() - start)
print(json.dumps(times[1:] or times))
